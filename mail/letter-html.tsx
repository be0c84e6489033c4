import { type CSSProperties, Fragment, type ReactNode, type TableHTMLAttributes } from 'react'
import type { Letter, Part } from '@/delivery/letter'
import { darkRules, type Look, stylesOf } from './styles'

type Styles = ReturnType<typeof stylesOf>

const maxPreviewLength = 150

/** The words of a mail as an HTML document, in the provider's colours and without pictures. */
export async function letterHtml(letter: Letter, look: Look): Promise<string> {
  // Next refuses pages that import it; mails are rendered beside them.
  const { renderToStaticMarkup } = await import('react-dom/server')
  return `<!doctype html>${renderToStaticMarkup(<Document {...{ letter, look }} />)}`
}

function Document({ letter: { subject, parts }, look }: { letter: Letter; look: Look }) {
  const styles = stylesOf(look.colours)
  return (
    <html dir="ltr" lang="en-GB">
      {/* biome-ignore lint/style/noHeadElement: a mail is no page of Next */}
      <head>
        <meta httpEquiv="Content-Type" content="text/html; charset=UTF-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="x-apple-disable-message-reformatting" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>{subject}</title>
        <style>{darkRules(look.colours)}</style>
      </head>
      <body className="ground" style={styles.body}>
        <Preview parts={parts} styles={styles} />
        <Layout cellClass="ground" cellStyle={styles.ground}>
          <Layout align="center" style={styles.frame}>
            <Layout cellStyle={styles.band}>
              <a href={look.siteUrl} style={styles.name}>
                {look.name}
              </a>
            </Layout>
            <Layout cellClass="card" cellStyle={styles.card}>
              <h1 className="words" style={styles.heading}>
                {subject}
              </h1>
              {parts.map((part, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: nothing ever changes places
                <PartOf key={index} {...{ part, styles }} />
              ))}
            </Layout>
          </Layout>
        </Layout>
      </body>
    </html>
  )
}

// What a list of mails shows beside the subject; blanks keep what follows out of it.
function Preview({ parts, styles }: { parts: Part[]; styles: Styles }) {
  // The greeting comes first.
  const [greeting = '', first = greeting] = parts.filter((part) => typeof part === 'string')
  const text = first.slice(0, maxPreviewLength)
  return (
    <div style={styles.preview}>
      {text}
      {'\u00a0\u200c'.repeat(maxPreviewLength - text.length)}
    </div>
  )
}

type LayoutProps = TableHTMLAttributes<HTMLTableElement> & {
  cellClass?: string
  cellStyle?: CSSProperties
  children: ReactNode
}

// Outlook pads and colours the cells of tables alone.
function Layout({ cellClass, cellStyle, children, ...table }: LayoutProps) {
  return (
    <table role="presentation" width="100%" cellPadding={0} cellSpacing={0} {...table}>
      <tbody>
        <tr>
          <td className={cellClass} style={cellStyle}>
            {children}
          </td>
        </tr>
      </tbody>
    </table>
  )
}

function PartOf({ part, styles }: { part: Part; styles: Styles }) {
  if (typeof part === 'string') return <Paragraph styles={styles}>{part}</Paragraph>
  if ('rows' in part) return <Rows rows={part.rows} styles={styles} />
  const { words, link } = part
  if ('label' in part)
    return (
      <p className="quiet" style={styles.quiet}>
        <Lines text={words} />{' '}
        <a href={link} className="link" style={styles.link}>
          {part.label}
        </a>
      </p>
    )
  return (
    <>
      <Paragraph styles={styles}>{words}</Paragraph>
      <Layout width={undefined} style={styles.buttonFrame} cellStyle={styles.button}>
        <a href={link} style={styles.buttonLink}>
          {part.button}
        </a>
      </Layout>
    </>
  )
}

function Paragraph({ children, styles }: { children: string; styles: Styles }) {
  return (
    <p className="words" style={styles.words}>
      <Lines text={children} />
    </p>
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
