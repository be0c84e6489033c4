const nowWith = (NOW: string) => {
  process.env.NOW = NOW
  let told = new Date(0)
  jest.isolateModules(() => {
    told = jest.requireActual<typeof import('./now')>('./now').now()
  })
  return told
}

test('now is the machine’s time, or NOW', () => {
  expect(Math.abs(nowWith('').getTime() - Date.now())).toBeLessThan(1000)
  expect(nowWith('2027-01-10T09:00:00Z').toISOString()).toBe('2027-01-10T09:00:00.000Z')
})
