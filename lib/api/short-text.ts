/**
 * Reads the text of an answer unless it is long.
 *
 * @param most its greatest length in characters
 * @returns the text; null where it is longer, and the rest of it is then not fetched
 * @throws what ends the answer early
 */
export async function shortText({ body }: Response, most: number): Promise<string | null> {
  const reader = body?.getReader()
  const decoder = new TextDecoder()
  let text = ''
  for (;;) {
    const { done, value } = (await reader?.read()) ?? { done: true }
    if (done) return text + decoder.decode()
    text += decoder.decode(value, { stream: true })
    if (text.length > most) {
      await reader?.cancel()
      return null
    }
  }
}
