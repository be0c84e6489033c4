import type { Metadata } from 'next'
import { NotFoundPage } from '@/components/page/not-found-page'

export const metadata: Metadata = { title: "Oops...This page doesn't exist :(", robots: { index: false } }

export default function NotFound() {
  return <NotFoundPage />
}
