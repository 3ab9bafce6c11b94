import { Writable } from 'node:stream'
import type { ReactNode } from 'react'
import { renderToPipeableStream } from 'react-dom/server'

/** All of it at once: parts that come later would need inline scripts, which the content security policy forbids. */
export function renderToText(node: ReactNode): Promise<string> {
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = []
    const sink = new Writable({
      write: (part: Buffer, _encoding, done) => {
        parts.push(part)
        done()
      },
    })
    sink.on('finish', () => resolve(Buffer.concat(parts).toString()))
    const { pipe } = renderToPipeableStream(node, {
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => void pipe(sink),
      onShellError: reject,
      // A part that cannot be rendered fails the page: the browser then renders it.
      onError: reject,
    })
  })
}
