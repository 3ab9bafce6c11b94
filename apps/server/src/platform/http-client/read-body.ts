/** Reads a body up to this many bytes. Null: it is longer. */
export async function readBody(response: Response, limit: number): Promise<Buffer | null> {
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of response.body ?? []) {
    length += chunk.length
    // Leaving the loop cancels the stream, so that the rest is not fetched.
    if (length > limit) return null
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
