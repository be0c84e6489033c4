import { linkStyle } from '@/components/ui/link'

/** Stands where a film does not come. `from` is whose it is, if not this site's. */
export function FilmFault({ from, page }: { from?: string; page: string }) {
  return (
    <div role="alert" className="flex h-full flex-col justify-center gap-2 p-6 sm:p-8">
      <p className="display text-card">The film cannot be played here</p>
      <p className="text-muted">
        {from
          ? `${from} does not send it, or your browser blocks it. The rest of this page does not need it.`
          : 'It does not come, or your browser does not play it.'}
      </p>
      <p>
        <a href={page} className={linkStyle('alone')}>
          {from ? `Watch it at ${from}` : 'Open the film by itself'}
        </a>
      </p>
    </div>
  )
}
