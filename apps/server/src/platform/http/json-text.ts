/**
 * An answer that PostgreSQL has already written as JSON. It goes out as it is: on hot reads, parsing rows to
 * write them again costs more than the query.
 */
export class JsonText {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}
