// Sends the site's forms like a client that runs no script: it copies a page's hidden fields into its post.
import { request } from 'node:http'

/** An honest visitor's enrolment, without the address. */
export const lead = {
  careerPathName: 'Data Science',
  selectedPlan: 'growth-project-pack',
  firstName: 'Ada',
  lastName: 'Example',
  phone: '07700 900123',
  country: 'United Kingdom',
  source: 'Google',
}

/**
 * Reads a form once, so that `send` can send it many times.
 * @param {string} url of the site
 * @param {string} path of the page
 */
export async function formAt(url, path) {
  const html = await (await fetch(url + path)).text()
  const [, form = ''] = /<main[\s\S]*?<form([\s\S]*?)<\/form>/.exec(html) ?? []
  const hidden = [...form.matchAll(/<input type="hidden"[^>]*>/g)].map(([tag]) => [
    attribute(tag, 'name'),
    attribute(tag, 'value'),
  ])
  return { url, path, hidden }
}

/**
 * Sends a form.
 *
 * @param {Awaited<ReturnType<typeof formAt>>} form
 * @param {Record<string, string>} fields the fields that a visitor fills in
 * @param {string} client the client's address in X-Forwarded-For
 * @returns {Promise<{ status: number, text: string }>}
 */
export async function send({ url, path, hidden }, fields, client) {
  const body = new FormData()
  for (const [name, value] of [...hidden, ...Object.entries(fields)]) body.set(name, value)
  const headers = { origin: url, 'x-forwarded-for': client }
  const answer = await fetch(url + path, { method: 'POST', body, headers, redirect: 'manual' })
  return { status: answer.status, text: await answer.text() }
}

/**
 * Posts an oversized or slow body. Returns the status, or the error's code.
 * @param {string} url
 * @param {string} path
 * @param {{ bytes: number, pause?: number }} body `pause`: milliseconds between two of its bytes
 * @returns {Promise<string>}
 */
export function post(url, path, { bytes, pause }) {
  return new Promise((done) => {
    const type = 'application/x-www-form-urlencoded'
    const headers = { origin: url, 'content-type': type, 'content-length': bytes }
    const sent = request(url + path, { method: 'POST', headers, agent: false }, (answer) => {
      answer.resume()
      done(String(answer.statusCode))
      sent.destroy()
    })
    sent.on('error', ({ code }) => done(String(code)))
    if (!pause) return void sent.end(Buffer.alloc(bytes, '0=&'))
    const drip = setInterval(() => sent.write('a'), pause)
    sent.on('close', () => clearInterval(drip))
  })
}

function attribute(tag, name) {
  const [, value = ''] = new RegExp(`${name}="([^"]*)"`).exec(tag) ?? []
  return value.replaceAll('&quot;', '"').replaceAll('&amp;', '&').replaceAll('&#x27;', "'")
}
