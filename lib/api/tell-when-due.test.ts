import { tellWhenDue } from './tell-when-due'

test('a database that is away is logged', async () => {
  const stderr = jest.spyOn(process.stderr, 'write').mockReturnValue(true)
  await tellWhenDue(() => Promise.reject(new Error('away')))
  const events = stderr.mock.calls.map(([line]) => JSON.parse(String(line)).event)
  expect(events).toEqual([
    'path_rename_failed',
    'registrants_not_told',
    'next_start_failed',
    'moved_starts_not_told',
  ])
})
