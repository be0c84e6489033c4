'use client'

import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { Dialog } from '@/components/ui/dialog'
import { ResourceForm } from './resource-form'

type Chosen = { slug: string; title: string; file: string | null }

/** Opens the registration over the list when a 'Get Now' (`a[data-resource]`) is followed. */
export function ResourceDialog({ id, countries }: { id: string; countries: string[] | null }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [chosen, setChosen] = useState<Chosen>()

  useEffect(() => {
    const open = (event: MouseEvent) => {
      const link = (event.target as Element).closest<HTMLElement>('a[data-resource]')
      if (!link || event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return
      event.preventDefault()
      const { resource: slug = '', title = '', file } = link.dataset
      setChosen({ slug, title, file: file || null })
      dialog.current?.showModal()
    }
    // Before the router hears of the click.
    document.addEventListener('click', open, { capture: true })
    return () => document.removeEventListener('click', open, { capture: true })
  }, [])

  // The router keeps a page that was left, hidden: a dialog left open there could not open again.
  useLayoutEffect(() => {
    const left = dialog.current
    return () => left?.close()
  }, [])

  return (
    <Dialog id={id} title="Register to get resource" ref={dialog}>
      {chosen && (
        <>
          <p className="mb-6 text-lead">{chosen.title}</p>
          <ResourceForm key={chosen.slug} slug={chosen.slug} file={chosen.file} countries={countries} />
        </>
      )}
    </Dialog>
  )
}
