import { screen, within } from '@testing-library/react'
import type { WorldPatient } from '@vizit/test-kit/world/patient.ts'
import type { World } from '@vizit/test-kit/world/world.ts'
import type { mount } from '../../testing/mount.tsx'

export type User = Awaited<ReturnType<typeof mount>>['user']

/** What somebody does on a screen that makes the call, and how it ends. */
export interface Act {
  /** Absent: nobody is signed in. */
  readonly who?: WorldPatient
  readonly path: string
  /** Everything up to the press that makes the call. */
  readonly before?: (user: User) => Promise<unknown>
  readonly press: (user: User) => Promise<unknown>
  /** What the screen says in the end. */
  readonly says: RegExp
  /** What the server holds then. */
  readonly holds: () => Promise<unknown>
  readonly held: unknown
  /** Of a call that is sent once: what still stands in the fields while no answer has come. */
  readonly typed?: () => unknown
  readonly isTyped?: unknown
  /** What sends it once more; absent: the same press. */
  readonly again?: (user: User) => Promise<unknown>
}

export type Arrange = (world: World) => Promise<Act>

/** Presses the button, or follows the link, of this name. */
export async function press(user: User, name: string | RegExp, role: 'button' | 'link' = 'button') {
  await user.click(await screen.findByRole(role, { name }))
}

/** The same in the dialog that is open. */
export async function pressInDialog(user: User, name: string | RegExp) {
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name }))
}

export async function write(user: User, label: string | RegExp, text: string) {
  await user.click(await screen.findByLabelText(label))
  await user.paste(text)
}
