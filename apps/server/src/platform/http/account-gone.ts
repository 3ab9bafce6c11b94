/**
 * The account of a call was deleted, or reset, while the call waited for it. Its session ended with it: that is what
 * the edge says, and every call of a signed-in person declares.
 */
export class AccountGone extends Error {
  override readonly name = 'AccountGone'
}
