import { createInterface, type Interface } from 'node:readline/promises'

/** The requested thing cannot be made; the message says why and what to do. */
export class InvalidAnswer extends Error {}

interface Question {
  /** The command-line argument that gives the answer. */
  readonly argument: string
  readonly question: string
  readonly proposal?: string
  /** What is wrong with an answer. Undefined: it is valid. */
  readonly problem?: (answer: string) => string | undefined
}

/** Takes answers from the arguments; asks for missing ones on a terminal, and without one takes the proposals. */
export class Ask {
  readonly #given: Readonly<Record<string, string | undefined>>
  #terminal: Interface | undefined

  constructor(given: Readonly<Record<string, string | undefined>>) {
    this.#given = given
  }

  async answer({ argument, question, proposal, problem }: Question): Promise<string> {
    const given = this.#given[argument] ?? (process.stdin.isTTY ? undefined : proposal)
    if (given !== undefined) {
      const wrong = problem?.(given)
      if (wrong) throw new InvalidAnswer(wrong)
      return given
    }
    if (!process.stdin.isTTY) throw new InvalidAnswer(`${question}? Give it as ${argument}.`)
    this.#terminal ??= createInterface({ input: process.stdin, output: process.stdout })
    for (;;) {
      const typed = (await this.#terminal.question(`${question}${proposal ? ` [${proposal}]` : ''}: `)).trim()
      const answer = typed || (proposal ?? '')
      const wrong = answer ? problem?.(answer) : 'It needs an answer.'
      if (!wrong) return answer
      console.log(wrong)
    }
  }

  close(): void {
    this.#terminal?.close()
  }
}
