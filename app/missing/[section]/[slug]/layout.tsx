import { NotFoundPage } from '@/components/page/not-found-page'
import { namedAt } from '@/lib/search/named'

export default async function MissingLayout({ params, children }: LayoutProps<'/missing/[section]/[slug]'>) {
  const { section, slug } = await params
  return (
    <>
      <NotFoundPage near={await namedAt(section, slug)} />
      {children}
    </>
  )
}
