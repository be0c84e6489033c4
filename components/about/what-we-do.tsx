import type { Route } from 'next'
import { Band } from '@/components/ui/band'
import { Figures } from '@/components/ui/figures'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link'
import { claims } from '@/lib/provider/claims'

const figures = [claims.professionals, claims.businesses]

const work = [
  {
    href: '/careerpaths',
    title: 'Career paths',
    text: 'Evening training from a first lesson to a first job, in live classes and real projects.',
  },
  {
    href: '/advisory',
    title: 'Services for businesses',
    text: 'Training for whole teams on their own data, and graduates who are ready to start.',
  },
  {
    href: '/events',
    title: 'Events',
    text: 'Free webinars by our tutors on where AI meets everyday work.',
  },
  {
    href: '/resources',
    title: 'Resources',
    text: 'Checklists, templates and exercises to keep, whether or not you join us.',
  },
] as const satisfies { href: Route; title: string; text: string }[]

/** The provider's four offers, each a link, beside its figures. */
export function WhatWeDo() {
  return (
    <Band tone="forest" labelledBy="what-heading">
      <div className="grid gap-x-12 gap-y-12 lg:grid-cols-12">
        <div className="lg:col-span-5">
          <h2 id="what-heading" className="text-title">
            What We Do
          </h2>
          <Figures figures={figures} isLarge className="mt-8" />
          <p className="mt-8 text-small text-muted">{claims.source}</p>
        </div>
        <ul className="border-t border-line lg:col-span-7">
          {work.map(({ href, title, text }) => (
            <li key={href} className="group relative flex gap-6 border-b border-line py-6">
              <div className="grow">
                <h3 className="text-heading">
                  <Link
                    href={href}
                    className="after:absolute after:inset-0 group-hover:underline group-hover:underline-offset-4"
                  >
                    {title}
                  </Link>
                </h3>
                <p className="mt-1.5 text-muted">{text}</p>
              </div>
              <Icon
                name="arrow"
                className="mt-2 size-6 text-action transition-transform motion-safe:group-hover:translate-x-1"
              />
            </li>
          ))}
        </ul>
      </div>
    </Band>
  )
}
