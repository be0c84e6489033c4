import type { Thing, WithContext } from 'schema-dts'

export function StructuredData({ data }: { data: WithContext<Thing> }) {
  // A title may contain `</script>`, so every `<` is escaped.
  const json = JSON.stringify(data).replaceAll('<', '\\u003c')
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON in a data block, with every `<` escaped
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
}
