import { screen, within } from '@testing-library/react'
import type { WorldPatient } from '@vizit/test-kit/world/patient.ts'
import type { World } from '@vizit/test-kit/world/world.ts'
import type { mount } from '../../testing/mount.tsx'

export type User = Awaited<ReturnType<typeof mount>>['user']

/** A user's action on a screen that makes the call, and its outcome. */
export interface Act {
  /** Absent: nobody is signed in. */
  readonly who?: WorldPatient
  readonly path: string
  /** Everything before the press that makes the call. */
  readonly before?: (user: User) => Promise<unknown>
  readonly press: (user: User) => Promise<unknown>
  /** The final text on the screen. */
  readonly says: RegExp
  /** The final state on the server. */
  readonly holds: () => Promise<unknown>
  readonly held: unknown
  /** For a call that is sent once: the values still in the fields while no answer has come. */
  readonly typed?: () => unknown
  readonly isTyped?: unknown
  /** What sends it again; absent: the same press. */
  readonly again?: (user: User) => Promise<unknown>
}

export type Arrange = (world: World) => Promise<Act>

/** Presses the button or link with this name. */
export async function press(user: User, name: string | RegExp, role: 'button' | 'link' | 'radio' = 'button') {
  await user.click(await screen.findByRole(role, { name }))
}

/** The same in the open dialog. */
export async function pressInDialog(user: User, name: string | RegExp) {
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name }))
}

export async function write(user: User, label: string | RegExp, text: string) {
  await user.click(await screen.findByLabelText(label))
  await user.paste(text)
}
