import { checkAction } from './check-action'

const [form, list] = ['a'.repeat(42), 'b'.repeat(42)]
const names = new Map([
  [form, 'submitLead'],
  [list, 'loadPosts'],
])
const known = { names, areAsExpected: true }
const text = (id: string) => ({ 'content-type': 'text/plain;charset=UTF-8', 'next-action': id })

const multipart = (fields: Record<string, string>, called?: string) => {
  const parts = Object.entries(fields).map(
    ([name, value]) => `--form-end\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  )
  const headers = {
    'content-type': 'multipart/form-data; boundary=form-end',
    ...(called && { 'next-action': called }),
  }
  return [headers, Buffer.from(`${parts.join('')}--form-end--\r\n`), known] as const
}

const state = '{"status":"failed","values":{"body":"$$5 an hour"},"errors":{},"wait":"$undefined"}'
const posted = (bound: unknown, states: string) => ({
  $ACTION_REF_1: '',
  '$ACTION_1:0': JSON.stringify({ id: form, bound }),
  '$ACTION_1:1': states,
  $ACTION_KEY: 'k1',
  email: '$F1 and {',
})

beforeEach(() => jest.spyOn(process.stderr, 'write').mockReturnValue(true))

test('Load more, and forms with and without script, pass', async () => {
  await checkAction(text(list), Buffer.from('[2]'), known)
  await checkAction(...multipart({ '0': `[${state},"$K1"]`, _1_email: 'a@b.co', _1_$ACTION_KEY: '' }, form))
  await checkAction(...multipart(posted('$@1', `[${state}]`)))
  expect(process.stderr.write).not.toHaveBeenCalled()
})

test.each([
  ...['[]', '[null]', '[{},{}]', '["2"]', '[1e9]', '[1,2]', '{}', '["$F1"]', '["$1"]', '["$@1"]', '["$K1"]'],
  ...['"$T"', '["$D1"]', '["$nabc"]', '[[[[[[[1]]]]]]]', 'my secret', '', '{"a":'],
])('a call with %s is refused, and its content is not logged', async (body) => {
  for (const id of [form, list])
    await expect(checkAction(text(id), Buffer.from(body), known)).rejects.toMatchObject({ status: 400 })
  const lines = jest.mocked(process.stderr.write).mock.calls.map(([line]) => JSON.parse(String(line)))
  expect(lines[0]).toMatchObject({ level: 'warn', event: 'action_misread' })
  expect(JSON.stringify(lines)).not.toContain('secret')
})

test('a form’s action refuses a page number, and a list’s action refuses a form', async () => {
  const refused = { status: 400 }
  await expect(checkAction(text(form), Buffer.from('[2]'), known)).rejects.toMatchObject(refused)
  await expect(checkAction(...multipart({ '0': '[{},"$K1"]' }, list))).rejects.toMatchObject(refused)
})

test('a form with a content type that no browser writes is refused', async () => {
  const [headers, body] = multipart({ '0': `[${state},"$K1"]` }, form)
  const odd = { ...headers, 'content-type': 'Multipart/form-data; boundary=form-end' }
  await expect(checkAction(odd, body, known)).rejects.toMatchObject({ status: 400 })
})

test.each<Record<string, string>>([
  { _1_email: 'a@b.co' },
  { '0': `[${state}]` },
  { '0': '[null,"$K1"]' },
  { '0': `[${state},{}]` },
  { '0': '["$F2"]' },
  { '0': '[{"a":"$K1"},"$K1"]' },
  { '0': `[${state},"$K1"]`, _2_a: '' },
  { '0': '["$@1","$K1"]', '1': 'no JSON' },
])('a call with the parts %j is refused', async (fields) => {
  await expect(checkAction(...multipart(fields, form))).rejects.toMatchObject({ status: 400 })
})

test.each<Record<string, string>>([
  { [`$ACTION_ID_${form}`]: '' },
  { $ACTION_REF_1: '', '$ACTION_1:0': `{"id":"${form}","bound":"$@1"}` },
  { $ACTION_REF_1: '', '$ACTION_1:0': `{"id":["${form}"],"bound":"$@1"}`, '$ACTION_1:1': '[{}]' },
  posted('$T', `[${state}]`),
  posted([1], `[${state}]`),
  posted('$@1', '[{'),
  posted('$@1', '["$F1"]'),
  { ...posted('$@1', '[{}]'), '$ACTION_1:2': '{}' },
  { ...posted('$@1', '[{}]'), $ACTION_REF_2: '' },
])('a form posted as %j is refused', async (fields) => {
  await expect(checkAction(...multipart(fields))).rejects.toMatchObject({ status: 400 })
})
