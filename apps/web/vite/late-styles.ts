import type { Plugin } from 'vite'

/**
 * Lets the page show its shape before its styles have come: they are fetched as if for print, which blocks nothing,
 * and applied by `applyStyles` before the first screen is drawn. Their order in the head, which decides between
 * rules, stays; an inline `onload` would need a hole in the content security policy.
 */
export function lateStyles(): Plugin {
  return {
    name: 'late-styles',
    enforce: 'post',
    apply: 'build',
    transformIndexHtml: html =>
      html.replaceAll(
        '<link rel="stylesheet"',
        '<link rel="stylesheet" media="print" data-late fetchpriority="high"',
      ),
  }
}
