import type { ReactNode } from 'react'
import type { Finding } from '@/provider/finding'
import { Field, Fields, type Told } from './fields'
import type { Opened } from './files'
import { formSchemaOf } from './form-schema'
import { isFolder, type Kind, schemaOf } from './kinds'
import { FindingList } from './page'
import { root } from './read-form'

type FileFormProps = {
  kind: Kind
  slug: string
  opened?: Opened
  value: unknown
  told: Told
  found: Finding[]
}

/** The form of a file; of a new one, where none was opened. */
export function FileForm({ kind, slug, opened, value, told, found }: FileFormProps): ReactNode {
  const schema = formSchemaOf(schemaOf(kind, slug))
  const fields = { schema, at: root, names: [kind.name], value, told }
  const hasText = !!kind.hasText?.(slug)
  return (
    <form method="post" noValidate data-form className="file">
      <div className="fields">
        <input type="hidden" name="version" value={opened?.version ?? ''} />
        {!opened && <NewName kind={kind} />}
        {schema.properties ? <Fields {...fields} /> : <Field {...fields} isRequired />}
        {hasText && <Text value={opened?.text ?? ''} told={told.get('text') ?? []} />}
      </div>
      <aside>
        <div className="bar">
          <button type="submit" className="strong">
            Save
          </button>
          <p className="status" role="status" data-status>
            {found.length > 0 && `${found.length === 1 ? 'One thing' : `${found.length} things`} to look at`}
          </p>
        </div>
        {opened && kind.shownAt && (
          <p>
            <a
              href={`http://localhost:3000${kind.shownAt.replace('*', slug)}`}
              target="_blank"
              rel="noreferrer"
            >
              See it on the site
            </a>{' '}
            <span className="help">while npm run dev runs</span>
          </p>
        )}
        {opened && (
          <>
            <h2>What the checks say</h2>
            <FindingList found={found} />
          </>
        )}
        {opened && isFolder(kind) && <Remove />}
      </aside>
    </form>
  )
}

function NewName({ kind }: { kind: Kind }) {
  return (
    <div className="field">
      <label htmlFor="slug">
        File name<span className="optional"> optional</span>
      </label>
      <p className="help" id="slug-help">
        {kind.shownAt?.includes('*') ? 'It is the address as well. ' : ''}Lower-case letters, digits and
        hyphens; where it is empty, it is made of the title.
      </p>
      <input id="slug" name="slug" type="text" aria-describedby="slug-help slug-told" />
      <div className="told" id="slug-told" />
    </div>
  )
}

function Text({ value, told }: { value: string; told: Finding[] }) {
  return (
    <div className="field">
      <label htmlFor="text">
        Text<span className="optional"> optional</span>
      </label>
      <p className="help" id="text-help">
        Markdown: an empty line between paragraphs, ## before a heading, **bold**, [words](/blog) for a link.
      </p>
      <textarea id="text" name="text" rows={18} defaultValue={value} aria-describedby="text-help text-told" />
      <div className="told" id="text-told">
        {told.map(({ level, message }) => (
          <p key={message} className={level}>
            {message}
          </p>
        ))}
      </div>
    </div>
  )
}

function Remove() {
  return (
    <details className="remove">
      <summary>Remove this file</summary>
      <p>It is gone then, unless the folder’s own history has it.</p>
      <button type="submit" formAction="?remove" className="danger">
        Remove for good
      </button>
    </details>
  )
}
