import { html, raw } from 'hono/html'
import type { Finding } from '@/provider/finding'
import { groups } from '@/provider/kinds'
import { addressOf, type Kind, kinds, type ListedFile } from './edited-kinds'
import type { FileState } from './save-form'

type Html = ReturnType<typeof html>

export const page = (title: string, content: Html | string, name?: string): Html => html`<!doctype html>
<html lang="en-GB" data-theme="light">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${title} – Editor</title>
    <link rel="stylesheet" href="/editor.css" />
    <script type="module" src="/editor.js"></script>
  </head>
  <body>
    <a class="sr-only" href="#main">Skip to the content</a>
    <header><a href="/"><strong>Editor</strong></a></header>
    <aside>
      <nav aria-label="What you can edit">
        <ul>
          ${kinds.map((kind) => {
            const current = kind.name === name ? raw('aria-current="page"') : ''
            return html`<li><a href="${entryOf(kind)}" ${current}>${kind.label}</a></li>`
          })}
        </ul>
      </nav>
    </aside>
    <main id="main" tabindex="-1">
      <h1>${title}</h1>
      ${content}
    </main>
  </body>
</html>`

const entryOf = ({ name, file }: Pick<Kind, 'name' | 'file'>) => (file ? `/file/${name}` : `/list/${name}`)

/** The editor's first page: the folder's findings, and all kinds of files. */
export const overview = (found: Finding[], folder: string): Html => html`
  <p>Everything your site says is in <code>${folder}</code>. When you save here, these files change.</p>
  <h2>Check results</h2>
  ${found.length === 0 ? html`<p>No problems found.</p>` : ''}
  <ul class="error-detail">
    ${found.map(
      ({ level, file, line, message }) =>
        html`<li>
          ${addressOf(file) ? html`<a href="${addressOf(file)}">${file}</a>` : file}${line ? `:${line}` : ''}:
          ${level === 'warning' ? 'Warning: ' : ''}${message}
        </li>`,
    )}
  </ul>
  ${groups.map(
    (group) => html`<h2>${group}</h2>
      <table>
        ${kinds
          .filter((kind) => kind.group === group)
          .map(
            ({ label, about, ...kind }) =>
              html`<tr><td><a href="${entryOf(kind)}">${label}</a>${about}</td></tr>`,
          )}
      </table>`,
  )}
`

export const fileList = ({ name, about }: Kind, files: ListedFile[]): Html => html`
  <p>${about}.</p>
  <p><a role="button" href="/new/${name}">New file</a></p>
  <table>
    ${files.map(
      ({ slug, title, day, state }) => html`<tr>
        <td><a href="/file/${name}/${slug}">${title}</a><small>${slug}</small></td>
        <td>${state ? html`<mark>${state}</mark>` : ''}</td>
        <td><time>${day}</time></td>
      </tr>`,
    )}
  </table>
`

/** The page of one file. Its script renders the form. */
export const filePage = (state: FileState): Html => html`
  <div id="file" data-state="${JSON.stringify(state)}"></div>
  <noscript>Forms need JavaScript. Allow it for this page, or edit the file itself.</noscript>
`
