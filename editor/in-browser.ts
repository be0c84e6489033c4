// What the editor’s forms do in the browser: entries come, go and change places, a save says what came of it.

type Answer = { to?: string; message?: string; faults?: { at: string; message: string }[]; picture?: string }

const form = document.querySelector<HTMLFormElement>('[data-form]')
const state = document.querySelector<HTMLElement>('[data-status]')
let isChanged = false
let added = 0

const say = (words: string, isBad = false) => {
  if (!state) return
  state.textContent = words
  state.classList.toggle('error', isBad)
}

const change = () => {
  isChanged = true
  say('Not saved yet')
}

const entriesOf = (list: HTMLElement) => [...(list.querySelector(':scope > ol')?.children ?? [])]

/** Shows which of a list’s buttons can do something. */
function settle(list: HTMLElement) {
  const entries = entriesOf(list)
  const add = list.querySelector<HTMLElement>(':scope > .add')
  if (add) add.hidden = entries.length >= Number(list.dataset.most ?? Infinity)
  for (const [index, entry] of entries.entries())
    for (const [what, isOff] of Object.entries({ up: index === 0, down: index === entries.length - 1 })) {
      const button = entry.querySelector<HTMLButtonElement>(`:scope > .controls > [data-do=${what}]`)
      if (button) button.disabled = isOff
    }
}

async function add(list: HTMLElement) {
  const { entries = '', names = '' } = list.dataset
  const choice = list.querySelector<HTMLSelectElement>(':scope > .add > select')?.value
  added += 1
  const query = new URLSearchParams({ at: entries, names, key: `new${added}`, ...(choice && { choice }) })
  const answer = await fetch(`${location.pathname.replace(/^\/(file|new)/, '/part')}?${query}`)
  const html = await answer.text()
  if (!answer.ok) return say('This cannot be added', true)
  list.querySelector(':scope > ol')?.insertAdjacentHTML('beforeend', html)
  for (const each of list.querySelectorAll<HTMLElement>('[data-entries]')) settle(each)
  settle(list)
  const entry = entriesOf(list).at(-1)
  entry?.querySelector<HTMLElement>('input:not([type=hidden]), textarea, select')?.focus()
  change()
}

document.addEventListener('click', (event) => {
  const button = (event.target as Element).closest<HTMLElement>('[data-do]')
  const list = button?.closest<HTMLElement>('[data-entries]')
  if (!button || !list) return
  if (button.dataset.do === 'add') return void add(list)
  const entry = button.closest('li')
  if (button.dataset.do === 'remove') {
    entry?.remove()
    list.querySelector<HTMLElement>(':scope > .add > button')?.focus()
  }
  if (button.dataset.do === 'up') entry?.previousElementSibling?.before(entry)
  if (button.dataset.do === 'down') entry?.nextElementSibling?.after(entry)
  if (button.dataset.do !== 'remove') button.focus()
  settle(list)
  change()
})

document.addEventListener('change', (event) => {
  const input = event.target as HTMLInputElement
  if (input.type === 'file') void upload(input)
})

async function upload(input: HTMLInputElement) {
  const [file] = input.files ?? []
  const place = input.closest<HTMLElement>('[data-picture]')
  if (!file || !place) return
  const body = new FormData()
  body.set('picture', file)
  const answer = await send('/pictures', body)
  if (!answer.picture) return say(answer.message ?? 'The picture was not kept', true)
  const [name, image] = [place.querySelector('input'), place.querySelector('img')]
  if (name) name.value = answer.picture
  if (image) Object.assign(image, { src: `/${answer.picture}`, hidden: false })
  change()
}

async function send(to: string, body: FormData): Promise<Answer> {
  try {
    return await (await fetch(to, { method: 'POST', body })).json()
  } catch {
    return { message: 'The editor does not answer: is npm run edit still running?' }
  }
}

function show(faults: { at: string; message: string }[]) {
  for (const old of document.querySelectorAll('.told')) old.replaceChildren()
  for (const { at, message } of faults) {
    const place = document.getElementById(`${at}-told`)
    const words = document.createElement('p')
    words.className = 'error'
    words.textContent = message
    place?.append(words)
    for (let at = place?.closest('details'); at; at = at.parentElement?.closest('details')) at.open = true
  }
  const [first] = faults
  const field = first && document.getElementById(first.at)
  const focusable = field?.matches('input, textarea, select')
    ? field
    : field?.querySelector<HTMLElement>('button')
  focusable?.focus()
  if (first) document.getElementById(`${first.at}-told`)?.scrollIntoView({ block: 'center' })
}

form?.addEventListener('input', change)
form?.addEventListener('submit', async (event) => {
  event.preventDefault()
  const asked = (event.submitter as HTMLButtonElement | null)?.getAttribute('formaction') ?? ''
  say('Saving …')
  const { to, message = '', faults = [] } = await send(location.pathname + asked, new FormData(form))
  if (!to) {
    show(faults)
    return say(message, true)
  }
  isChanged = false
  sessionStorage.setItem('saved', asked ? '' : `Saved at ${new Date().toLocaleTimeString()}`)
  if (to === location.pathname) location.reload()
  else location.assign(to)
})

addEventListener('beforeunload', (event) => {
  if (isChanged) event.preventDefault()
})
addEventListener('keydown', (event) => {
  if (!(event.key === 's' && (event.ctrlKey || event.metaKey))) return
  event.preventDefault()
  form?.requestSubmit()
})

const saved = sessionStorage.getItem('saved')
if (saved) say([saved, state?.textContent].filter(Boolean).join('. '))
sessionStorage.removeItem('saved')
for (const list of document.querySelectorAll<HTMLElement>('[data-entries]')) settle(list)
document.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'center' })

export {}
