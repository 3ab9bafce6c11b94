/**
 * An answer that PostgreSQL has already serialized as JSON; sent unchanged. On hot reads, parsing rows and
 * serializing them again costs more than the query.
 */
export class JsonText {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}
