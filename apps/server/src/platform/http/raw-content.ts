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
  /** `Cache-Control`, if it differs from the default of the call's kind. */
  readonly caching?: string
  /** The `Vary` headers, if they differ from the default of the call's kind. */
  readonly vary?: string
  /** ASCII; the browser saves the answer under this name. */
  readonly fileName?: string
  /** A part of the file (status 206); the headers say which. */
  readonly isPart?: boolean
  /** Further headers. */
  readonly headers?: Readonly<Record<string, string>>
}
