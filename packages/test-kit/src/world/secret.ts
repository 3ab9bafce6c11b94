/** From which servers in tests derive their keys: what one of them seals another opens. */
export const SECRET = 'the secret of servers in tests, of 32 characters and more'
