import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Finding } from '@/provider/finding'
import { groups } from '@/provider/kinds'
import { isFolder, type Kind, kinds } from './kinds'

type PageProps = { title: string; current?: string; children: ReactNode }

/** A page of the editor as HTML. */
export function page({ title, current, children }: PageProps): string {
  const html = (
    <html lang="en-GB">
      {/* biome-ignore lint/style/noHeadElement: the editor is no part of the Next app */}
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{`${title} – Editor`}</title>
        <link rel="stylesheet" href="/editor.css" />
        <script type="module" src="/editor.js" />
      </head>
      <body>
        <a className="sr-only" href="#main">
          Skip to the content
        </a>
        <header className="head">
          <a href="/">Editor</a>
        </header>
        <nav aria-label="What can be edited">
          <ul>
            {kinds.map(({ name, label }) => (
              <li key={name}>
                <a href={addressOf(name)} aria-current={name === current ? 'page' : undefined}>
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <main id="main" tabIndex={-1}>
          <h1>{title}</h1>
          {children}
        </main>
      </body>
    </html>
  )
  return `<!doctype html>${renderToStaticMarkup(html)}`
}

const addressOf = (name: string) => {
  const kind = kinds.find((each) => each.name === name)
  return kind && isFolder(kind) ? `/list/${name}` : `/file/${name}`
}

/** What the checks say, each with a way to its file. */
export function FindingList({ found }: { found: (Finding & { to?: string })[] }): ReactNode {
  if (found.length === 0) return <p className="fine">Nothing is wrong.</p>
  return (
    <ul className="findings">
      {found.map(({ level, file, line, message, to }) => (
        <li key={`${file}${line}${message}`} className={level}>
          {to && <a href={to}>{file}</a>}
          {to && ': '}
          {message}
          {line !== undefined && ` (line ${line})`}
        </li>
      ))}
    </ul>
  )
}

/** The first page: all kinds of files, and what the checks say of all of them. */
export function Overview({ found, folder }: { found: (Finding & { to?: string })[]; folder: string }) {
  return (
    <>
      <p className="lead">
        Everything that your site says, in <code>{folder}</code>. What you save here is written into these
        files.
      </p>
      {groups.map((group) => (
        <section key={group}>
          <h2>{group}</h2>
          <ul className="kinds">
            {kinds
              .filter((kind) => kind.group === group)
              .map(({ name, label, about }) => (
                <li key={name}>
                  <a href={addressOf(name)}>{label}</a>
                  <span>{about}</span>
                </li>
              ))}
          </ul>
        </section>
      ))}
      <section>
        <h2>What the checks say</h2>
        <FindingList found={found} />
      </section>
    </>
  )
}

export type Listed = { slug: string; title: string; state?: string }

/** The files of a folder. */
export function FileList({ kind, files }: { kind: Kind; files: Listed[] }) {
  return (
    <>
      <p className="lead">{kind.about}.</p>
      <p>
        <a className="button strong" href={`/new/${kind.name}`}>
          New file
        </a>
      </p>
      <ul className="files">
        {files.map(({ slug, title, state }) => (
          <li key={slug}>
            <a href={`/file/${kind.name}/${slug}`}>{title}</a>
            <span className="slug">{slug}</span>
            {state && <span className="state">{state}</span>}
          </li>
        ))}
      </ul>
    </>
  )
}
