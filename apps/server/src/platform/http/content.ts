import type { Readable } from 'node:stream'

/** An answer that is not JSON: a picture, a calendar file, a document, a stream of events. */
export class Content {
  readonly body: Buffer | string | Readable
  readonly headers: Readonly<Record<string, string>>
  readonly isPart: boolean

  constructor(body: Buffer | string | Readable, options: ContentOptions) {
    const { type, caching, vary, fileName, headers } = options
    this.body = body
    this.isPart = options.isPart ?? false
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
  /** Some bytes of what was asked for, which its headers tell. */
  readonly isPart?: boolean
  /** Whatever else goes with it. */
  readonly headers?: Readonly<Record<string, string>>
}
