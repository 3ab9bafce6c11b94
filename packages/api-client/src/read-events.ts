export interface ServerEvent {
  readonly name: string
  readonly data: string
}

/** Reads server-sent events until the stream ends; calls `alive` for everything received, including comments. */
export async function readEvents(
  stream: ReadableStream<Uint8Array>,
  { hear, alive }: { hear(event: ServerEvent): void; alive(): void },
): Promise<void> {
  const reader = stream.getReader()
  const decoder = new TextDecoder()
  let rest = ''
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return
    alive()
    const blocks = (rest + decoder.decode(value, { stream: true })).split('\n\n')
    rest = blocks.pop() ?? ''
    for (const block of blocks) {
      const event = parsed(block)
      if (event) hear(event)
    }
  }
}

/** Null for a comment or a stream setting. */
function parsed(block: string): ServerEvent | null {
  const fields = new Map(block.split('\n').map(line => cut(line, ': ')))
  const name = fields.get('event')
  return name === undefined ? null : { name, data: fields.get('data') ?? '' }
}

function cut(line: string, separator: string): [string, string] {
  const at = line.indexOf(separator)
  return at < 0 ? [line, ''] : [line.slice(0, at), line.slice(at + separator.length)]
}
