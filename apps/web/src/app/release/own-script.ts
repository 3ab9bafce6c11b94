/** The path of the script that this page was started with; each release has another one. */
export const ownScript = (): string =>
  new URL(document.querySelector<HTMLScriptElement>('script[type=module][src]')?.src ?? '/', location.href)
    .pathname
