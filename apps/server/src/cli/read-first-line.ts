import { createInterface } from 'node:readline/promises'

/** The first line of the input; empty if there is none. */
export async function readFirstLine(input: NodeJS.ReadableStream): Promise<string> {
  const lines = createInterface({ input })
  try {
    for await (const line of lines) return line.trim()
    return ''
  } finally {
    lines.close()
  }
}
