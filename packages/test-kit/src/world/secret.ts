/** The secret of the servers in tests, so that one can decrypt what another has encrypted. */
export const SECRET = 'the secret of servers in tests, of 32 characters and more'
