// `npm run sbom -- <folder>`: the packages that ship, as CycloneDX (sbom.cdx.json) and with their licences (licences.txt).
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

// Packages for development whose files end up in pages.
const isCopied = (name) => name.startsWith('@fontsource-variable/')
// Packages whose manifest names no licence, with the licence of their LICENSE file.
const unnamed = { 'png-js': 'MIT' }

/** Packages of package-lock.json, for every platform: `id` is name and version, `licence` an SPDX expression. */
export function shippedPackages() {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'))
  return Object.entries(packages).flatMap(([folder, { version, license, dev, devOptional }]) => {
    const name = folder.replace(/.*node_modules\//, '')
    const ships = isCopied(name) || (folder && !dev && !devOptional)
    return ships ? [{ folder, id: `${name}@${version}`, licence: license ?? unnamed[name] }] : []
  })
}

/** Writes the licences of the installed packages into the folder. */
export function writeLicences(folder) {
  const texts = shippedPackages().flatMap((each) => (existsSync(each.folder) ? licenceText(each) : []))
  writeFileSync(join(folder, 'licences.txt'), texts.join('\n\n'))
}

function writeSbom(folder) {
  const ask = ['sbom', '--sbom-format', 'cyclonedx', '--sbom-type', 'application']
  const sbom = JSON.parse(execFileSync('npm', ask, { maxBuffer: 64 * 1024 * 1024 }))
  const root = sbom.metadata.component
  // npm would name the site after the folder of this checkout.
  root.name = root['bom-ref'].split('@')[0]
  // With `--omit dev` npm 11 leaves out React too, as packages for development also need it.
  const ids = new Set([root['bom-ref'], ...shippedPackages().map(({ id }) => id)])
  sbom.components = sbom.components.filter((each) => ids.has(each['bom-ref']))
  sbom.dependencies = sbom.dependencies
    .filter(({ ref }) => ids.has(ref))
    .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter((id) => ids.has(id)) }))
  writeFileSync(join(folder, 'sbom.cdx.json'), JSON.stringify(sbom, null, 2))
}

function licenceText({ folder, id, licence }) {
  const files = readdirSync(folder).filter((name) => /^(?:licen[cs]e|copying|notice)/i.test(name))
  return [`${id}: ${licence}`, ...files.map((name) => readFileSync(join(folder, name), 'utf8'))].join('\n')
}

if (import.meta.filename === process.argv[1]) {
  const [folder = '.data/parts'] = process.argv.slice(2)
  mkdirSync(folder, { recursive: true })
  writeLicences(folder)
  writeSbom(folder)
}
