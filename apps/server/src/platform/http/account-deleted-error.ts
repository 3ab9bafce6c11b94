/**
 * Thrown when the account was deleted or reset while its call waited for a lock. The session ended with it, so the
 * HTTP layer answers as for an ended session, which every call of a signed-in user declares.
 */
export class AccountDeletedError extends Error {
  override readonly name = 'AccountDeletedError'
}
