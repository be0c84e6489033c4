import type { Thing, WithContext } from 'schema-dts'

/** What a page shows, once more for machines (JSON-LD). */
export function StructuredData({ data }: { data: WithContext<Thing> }) {
  // A title may hold `</script>`: no `<` leaves here as such.
  const json = JSON.stringify(data).replaceAll('<', '\\u003c')
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON in a block of data, its `<` escaped
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
}
