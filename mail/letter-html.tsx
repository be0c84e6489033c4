import { Body } from '@react-email/body'
import { Button } from '@react-email/button'
import { Container } from '@react-email/container'
import { Head } from '@react-email/head'
import { Heading } from '@react-email/heading'
import { Html } from '@react-email/html'
import { Link } from '@react-email/link'
import { Preview } from '@react-email/preview'
import { Section } from '@react-email/section'
import { Text } from '@react-email/text'
import { Fragment, type ReactElement } from 'react'
import type { Letter, Part } from '@/delivery/letter'
import { darkRules, type Look, stylesOf } from './styles'

type Styles = ReturnType<typeof stylesOf>

/**
 * The words of a mail as an HTML document, in the provider's colours and without pictures.
 *
 * @param letter what it says
 * @param look whose mail it is, and its colours
 * @returns the document
 */
export async function letterHtml(letter: Letter, look: Look): Promise<string> {
  // Next refuses pages that import it; mails are made beside them.
  const { renderToStaticMarkup } = await import('react-dom/server')
  return `<!doctype html>${renderToStaticMarkup(<Sheet {...{ letter, look }} />)}`
}

function Sheet({ letter: { subject, parts }, look }: { letter: Letter; look: Look }): ReactElement {
  const styles = stylesOf(look.colours)
  const said = parts.find((part) => typeof part === 'string')
  return (
    <Html lang="en-GB">
      <Head>
        <title>{subject}</title>
        <meta name="viewport" content="width=device-width" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <style>{darkRules(look.colours)}</style>
      </Head>
      {typeof said === 'string' && <Preview>{said}</Preview>}
      <Body className="ground" style={styles.ground}>
        <Container style={styles.frame}>
          <Text className="name" style={styles.name}>
            <Link href={look.siteUrl} className="name" style={styles.nameLink}>
              {look.name}
            </Link>
          </Text>
          <Section className="card" style={styles.card}>
            <Heading as="h1" className="words" style={styles.heading}>
              {subject}
            </Heading>
            {parts.map((part, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: nothing ever changes places
              <PartOf key={index} {...{ part, styles }} />
            ))}
          </Section>
        </Container>
      </Body>
    </Html>
  )
}

function PartOf({ part, styles }: { part: Part; styles: Styles }) {
  if (typeof part === 'string') return <Paragraph styles={styles}>{part}</Paragraph>
  if ('rows' in part) return <Rows rows={part.rows} styles={styles} />
  const address = (
    <Link href={part.link} className="link" style={styles.link}>
      {part.link}
    </Link>
  )
  return (
    <>
      <Paragraph styles={styles}>{part.words}</Paragraph>
      {part.button && (
        <Button href={part.link} className="button" style={styles.button}>
          {part.button}
        </Button>
      )}
      <Text className="quiet" style={styles.quiet}>
        {address}
      </Text>
    </>
  )
}

function Paragraph({ children, styles }: { children: string; styles: Styles }) {
  return (
    <Text className="words" style={styles.words}>
      <Lines text={children} />
    </Text>
  )
}

function Rows({ rows, styles }: { rows: [string, string][]; styles: Styles }) {
  return (
    <table width="100%" cellPadding={0} cellSpacing={0} style={styles.table}>
      <tbody>
        {rows.map(([name, value]) => (
          <tr key={name}>
            <th scope="row" className="quiet line" style={styles.rowName}>
              {name}
            </th>
            <td className="words line" style={styles.rowValue}>
              <Lines text={value || '-'} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Lines({ text }: { text: string }) {
  return text.split('\n').map((line, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: nothing ever changes places
    <Fragment key={index}>
      {index > 0 && <br />}
      {line}
    </Fragment>
  ))
}
