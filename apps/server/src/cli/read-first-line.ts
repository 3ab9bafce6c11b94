import { createInterface } from 'node:readline/promises'

/** The first line of what is piped or typed in; empty where nothing comes. */
export async function readFirstLine(input: NodeJS.ReadableStream): Promise<string> {
  const lines = createInterface({ input })
  try {
    for await (const line of lines) return line.trim()
    return ''
  } finally {
    lines.close()
  }
}
