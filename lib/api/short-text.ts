// Far more than any answer to a write.
const longest = 1024 * 1024

/**
 * Reads the text of an answer unless it is long.
 *
 * @returns the text; empty where it is longer than a megabyte, and the rest of it is then not fetched
 * @throws what ends the answer early
 */
export async function shortText({ body }: Response): Promise<string> {
  const reader = body?.getReader()
  const decoder = new TextDecoder()
  let text = ''
  for (;;) {
    const { done, value } = (await reader?.read()) ?? { done: true }
    if (done) return text + decoder.decode()
    text += decoder.decode(value, { stream: true })
    if (text.length > longest) {
      await reader?.cancel()
      return ''
    }
  }
}
