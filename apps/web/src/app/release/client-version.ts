import { version } from '../../../package.json'
import { isInstalled } from '../install/is-installed.ts'

/** The version of this client that is sent to the server (calls §7.1); a suffix marks the installed app. */
export const clientVersion = (): string => (isInstalled() ? `${version}-installed` : version)
