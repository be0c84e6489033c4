import { isSecret } from '@/lib/signature'
import { changedTags, lists } from './publish-hook'

test('a hook’s body names lists and single records, and each tag is returned once', () => {
  const changed = ['posts', 'post:a-first-week-of-sql', 'career-path:data-science', 'posts']
  expect(changedTags(JSON.stringify({ changed }))).toEqual({
    tags: ['posts', 'post:a-first-week-of-sql', 'career-path:data-science'],
  })
})

test.each([
  ['', 'changed'],
  ['{', 'changed'],
  ['null', 'changed'],
  ['{}', 'changed'],
  ['{"changed": "posts"}', 'changed'],
  ['{"changed": []}', 'changed'],
  ['{"changed": [7]}', 'changed'],
  ['{"changed": ["post:"]}', 'changed'],
  ['{"changed": ["post:../x"]}', 'changed'],
  ['{"changed": ["posts"], "all": true}', 'changed'],
])('the hook’s body is refused: %s', (body, field) => {
  expect(changedTags(body)).toHaveProperty(['faults', field, 0], expect.any(String))
})

test('an unknown name is reported, with the known ones', () => {
  expect(changedTags('{"changed": ["posts", "pots"]}')).toEqual({
    faults: {
      changed: [`"pots" is not known. Known are ${lists.join(', ')}, career-path:{slug} and post:{slug}.`],
    },
  })
})

test('only the whole secret is accepted', () => {
  expect(isSecret('a long secret', 'a long secret')).toBe(true)
  for (const sent of ['a long secre', 'a long secret ', '', null]) {
    expect(isSecret(sent, 'a long secret')).toBe(false)
    expect(isSecret(sent, undefined)).toBe(false)
  }
})
