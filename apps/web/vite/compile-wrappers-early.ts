import type { ESTree, Plugin } from 'vite'

/**
 * Puts parentheses around the functions that hold CommonJS modules. V8 compiles a function in parentheses while the file
 * is loaded, beside the main thread; one without them it only looks through, and compiles it when it is called. That was
 * one long task for the whole of React on a slow phone. The second minifier removes the bundler's own parentheses.
 */
export function compileWrappersEarly(): Plugin {
  return {
    name: 'compile-wrappers-early',
    apply: 'build',
    generateBundle(_options, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue
        for (const { start, end } of wrappersOf(this.parse(chunk.code)).reverse())
          chunk.code = `${chunk.code.slice(0, start)}(${chunk.code.slice(start, end)})${chunk.code.slice(end)}`
      }
    },
  }
}

const RUNTIME = /rolldown-runtime/

/** `var module = wrap(exports => { … })`, where `wrap` comes from the bundler's runtime. */
function wrappersOf({ body }: ESTree.Program): ESTree.Node[] {
  const helpers = new Set<string>()
  const wrappers: ESTree.Node[] = []
  for (const statement of body) {
    if (statement.type === 'ImportDeclaration' && RUNTIME.test(statement.source.value))
      for (const { local } of statement.specifiers) helpers.add(local.name)
    if (statement.type !== 'VariableDeclaration') continue
    for (const { init } of statement.declarations) {
      if (init?.type !== 'CallExpression' || init.callee.type !== 'Identifier') continue
      const [wrapped] = init.arguments
      if (helpers.has(init.callee.name) && wrapped?.type === 'ArrowFunctionExpression') wrappers.push(wrapped)
    }
  }
  return wrappers
}
