import type { Readable } from 'node:stream'

/** An answer that is not JSON: a picture, a calendar file, a document, a stream of events. */
export class Content {
  readonly body: Buffer | string | Readable
  readonly headers: Readonly<Record<string, string>>

  constructor(body: Buffer | string | Readable, { type, caching, vary, fileName, headers }: ContentOptions) {
    this.body = body
    this.headers = {
      'content-type': type,
      ...(caching && { 'cache-control': caching }),
      ...(vary && { vary }),
      ...(fileName && { 'content-disposition': `attachment; filename="${fileName}"` }),
      ...headers,
    }
  }
}

export interface ContentOptions {
  readonly type: string
  /** `Cache-Control`, where it differs from that of the call's kind. */
  readonly caching?: string
  /** The request headers on which the answer depends, where they are not those of the call's kind. */
  readonly vary?: string
  /** ASCII; makes the browser save the answer under this name. */
  readonly fileName?: string
  /** Whatever else goes with it. */
  readonly headers?: Readonly<Record<string, string>>
}
