import { StructuredData } from '@/components/page/structured-data'
import { CareerPathsPage } from '@/components/section/career-paths-page'
import { valueIn } from '@/lib/api/answer'
import { listCareerPaths } from '@/lib/api/content'
import { courseListData } from '@/lib/seo/course-data'
import { listMetadata } from '@/lib/seo/list-metadata'

export const metadata = listMetadata('careerpaths')

export default async function AllCareerPathsPage() {
  const careerPaths = valueIn(await listCareerPaths())
  return (
    <>
      {careerPaths && <StructuredData data={courseListData(careerPaths)} />}
      <CareerPathsPage />
    </>
  )
}
