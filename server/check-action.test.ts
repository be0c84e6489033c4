import { checkAction } from './check-action'

const id = 'a'.repeat(42)
const known = new Set([id])
const text = { 'content-type': 'text/plain;charset=UTF-8', 'next-action': id }

const multipart = (fields: Record<string, string>, called: boolean) => {
  const parts = Object.entries(fields).map(
    ([name, value]) => `--form-end\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  )
  const headers = {
    'content-type': 'multipart/form-data; boundary=form-end',
    ...(called && { 'next-action': id }),
  }
  return [headers, Buffer.from(`${parts.join('')}--form-end--\r\n`), known] as const
}

beforeEach(() => jest.spyOn(process.stderr, 'write').mockReturnValue(true))

test.each(['[2]', '[]', '["$undefined"]', '["$$5 an hour"]'])('a call with %s is taken', async (body) => {
  await expect(checkAction(text, Buffer.from(body), known)).resolves.toBeUndefined()
})

test.each([
  '["$F1"]',
  '["$1"]',
  '["$@1"]',
  '[{"a":["$Qa"]}]',
  '["$K1"]',
  '[1,2,3]',
  '"$T"',
  '{}',
  '["$D1"]',
  '["$nabc"]',
  '[[[[[[[1]]]]]]]',
  'my secret',
  '',
  '{"a":',
])('a call with %s is refused, and what it says is not logged', async (body) => {
  await expect(checkAction(text, Buffer.from(body), known)).rejects.toMatchObject({ status: 400 })
  const lines = jest.mocked(process.stderr.write).mock.calls.map(([line]) => JSON.parse(String(line)))
  expect(lines).toEqual([expect.objectContaining({ level: 'warn', event: 'action_misread' })])
  expect(JSON.stringify(lines)).not.toContain('secret')
})

const state = '{"status":"idle","values":{},"errors":{}}'

test.each<[Record<string, string>, boolean]>([
  [{ '1_email': 'a@b.co', '0': `[${state},"$K1"]` }, true],
  [{ '0': `[${state},"$K1"]` }, true],
  [{ $ACTION_REF_1: '', '$ACTION_1:0': `{"id":"${id}","bound":"$@1"}`, '$ACTION_1:1': `[${state}]` }, false],
  [{ [`$ACTION_ID_${id}`]: '', email: '$F1 and {' }, false],
])('a form that is sent as %j is taken', async (fields, called) => {
  await expect(checkAction(...multipart(fields, called))).resolves.toBeUndefined()
})

test.each<[Record<string, string>, boolean]>([
  [{ '1_email': 'a@b.co' }, true],
  [{ '0': '["$F2"]' }, true],
  [{ '0': '["$K2"]' }, true],
  [{ '0': '["$0"]' }, true],
  [{ '0': '[{"a":"$K1"}]', '2_a': '' }, true],
  [{ $ACTION_REF_1: '', '$ACTION_1:0': `{"id":"${id}","bound":"$T"}` }, false],
  [{ $ACTION_REF_1: '', '$ACTION_1:0': `{"id":"${id}","bound":[1]}` }, false],
  [{ '0': '["$@1"]', '1': 'no JSON' }, true],
  [{ $ACTION_REF_1: '', '$ACTION_1:0': `{"id":"${id}","bound":"$@1"}` }, false],
  [{ $ACTION_REF_1: '', '$ACTION_1:0': `{"id":"${id}","bound":"$@1"}`, '$ACTION_1:1': '[{' }, false],
])('a form that is sent as %j is refused', async (fields, called) => {
  await expect(checkAction(...multipart(fields, called))).rejects.toMatchObject({ status: 400 })
})
