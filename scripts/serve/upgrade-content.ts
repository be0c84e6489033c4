import { cpSync, existsSync, realpathSync } from 'node:fs'
import { join } from 'node:path'
import { contentDir, nameOf } from '@/provider/content-dir'
import { openFile, saveFile } from '@/provider/edit/files'
import { slugsIn } from '@/provider/read'

/** Fields that no longer exist. The content check refuses them. */
const removals = ['motif', 'hue'].map((field) => ({
  version: '1.0.0',
  folder: 'people',
  field,
  why: 'portraits replace the drawings behind initials',
}))

/**
 * Removes obsolete fields from the provider's folder. Copies the folder to `copy` first.
 *
 * @param copy if undefined, nothing is written
 * @returns a line for each change
 */
export function upgradeContent(copy: string | undefined): string[] {
  const changes = removals.flatMap(({ folder, field, ...removal }) =>
    slugsIn(folder)
      .map((slug) => join(folder, `${slug}.md`))
      .filter((path) => Object.hasOwn(valuesOf(path), field))
      .map((path) => ({ path, field, ...removal })),
  )
  if (copy && changes.length > 0) {
    if (existsSync(copy)) throw new Error(`${nameOf(copy)} exists: move it away, then upgrade again`)
    // cpSync would copy a symbolic link itself, not its folder.
    cpSync(realpathSync(contentDir()), copy, { recursive: true })
    for (const { path, field } of changes) remove(path, field)
  }
  return changes.map(
    ({ path, field, version, why }) =>
      `${nameOf(join(contentDir(), path))}: removes ${field} (${version}: ${why})`,
  )
}

// The content check reports a file that can’t be read.
function valuesOf(path: string): Record<string, unknown> {
  try {
    return openFile(path).value as Record<string, unknown>
  } catch {
    return {}
  }
}

function remove(path: string, field: string): void {
  const { file, version } = openFile(path)
  const { [field]: _, ...others } = valuesOf(path)
  try {
    saveFile(path, version, others)
  } catch (error) {
    throw new Error(`${file}: ${(error as Error).message}`)
  }
}
