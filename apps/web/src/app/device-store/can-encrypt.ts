/** True if the page has Web Crypto, which insecure pages lack: then nothing is stored there. */
export const canEncrypt = () => globalThis.crypto?.subtle !== undefined
