'use client'

import { useState } from 'react'
import { useCountries } from '@/components/form/use-countries'
import { Dialog } from '@/components/ui/dialog'
import { useOpeningLinks } from '@/components/ui/use-opening-links'
import { ResourceForm } from './resource-form'

/** Opens when a visitor follows a 'Get Now' link (`a[data-resource]`). */
export function ResourceDialog({ id }: { id: string }) {
  const countries = useCountries()
  const [isOpen, setIsOpen] = useState(false)
  const [chosen, setChosen] = useState<{ slug: string; title: string; file: string | null }>()

  useOpeningLinks('a[data-resource]', ({ dataset }) => {
    const { resource: slug = '', title = '', file } = dataset
    setChosen({ slug, title, file: file || null })
    setIsOpen(true)
  })

  return (
    <Dialog id={id} title="Register to get resource" isOpen={isOpen} onClose={() => setIsOpen(false)}>
      {chosen && (
        <>
          <p className="mb-6 text-lead">{chosen.title}</p>
          <ResourceForm key={chosen.slug} slug={chosen.slug} file={chosen.file} countries={countries} />
        </>
      )}
    </Dialog>
  )
}
