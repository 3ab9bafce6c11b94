import type { Plugin } from 'vite'

/**
 * Lets the page show its layout before its styles are loaded: they load as print styles, which do not block, and
 * `applyStyles` activates them before the first screen is rendered. Their order in the head, which decides between
 * rules, stays the same. An inline `onload` would need an exception in the content security policy.
 */
export function deferStyles(): Plugin {
  return {
    name: 'defer-styles',
    enforce: 'post',
    apply: 'build',
    transformIndexHtml: html =>
      html.replaceAll(
        '<link rel="stylesheet"',
        '<link rel="stylesheet" media="print" data-late fetchpriority="high"',
      ),
  }
}
