// Who may import whom. The rules name layers, never modules: a new module needs no entry here.

// Tests and what they are made of may reach further.
const TESTS = '\\.test\\.tsx?$|/(testing|races)(\\.ts$|/)'

const HOUSE = '^(packages|apps|e2e|bench|scripts)/'

const only = (from, ...to) => ({
  name: `${from.replaceAll(/[^a-z]+/g, '-')}-imports`,
  severity: 'error',
  from: { path: `^${from}/`, pathNot: TESTS },
  to: { path: HOUSE, pathNot: [`^${from}/`, ...to.map(name => `^${name}/`)] },
})

module.exports = {
  forbidden: [
    { name: 'no-circles', severity: 'error', from: {}, to: { circular: true } },

    only('packages/domain'),
    {
      name: 'domain-imports-no-library',
      severity: 'error',
      from: { path: '^packages/domain/src', pathNot: TESTS },
      to: { dependencyTypes: ['npm', 'npm-dev', 'core'] },
    },
    only('packages/contract', 'packages/domain'),
    only('packages/i18n', 'packages/domain', 'packages/contract'),
    only('packages/api-client', 'packages/contract', 'packages/domain'),
    only('packages/ui', 'packages/i18n'),
    only('packages/test-kit', 'packages/contract', 'packages/domain', 'apps/server'),
    only('apps/server', 'packages/domain', 'packages/contract', 'packages/i18n'),
    only(
      'apps/web',
      'packages/domain',
      'packages/contract',
      'packages/i18n',
      'packages/api-client',
      'packages/ui',
    ),
    only('apps/widget', 'packages/contract', 'packages/domain', 'packages/i18n'),

    // Journeys meet the product as its users do: by the browser and the API, never by its code.
    only(
      'e2e',
      'packages/contract',
      'packages/domain',
      'packages/i18n',
      'packages/api-client',
      'packages/test-kit',
    ),
    // Benchmarks set the server's own queries against the product as it is asked over HTTP.
    only(
      'bench',
      'packages/contract',
      'packages/domain',
      'packages/api-client',
      'packages/test-kit',
      'apps/server',
    ),
    only('scripts', 'packages/contract', 'packages/api-client', 'packages/test-kit', 'apps/server'),

    {
      name: 'own-folder-or-the-neighbours-public-face',
      comment: 'A server module imports other modules only through their public.ts',
      severity: 'error',
      from: { path: '^apps/server/src/modules/([^/]+)/' },
      to: {
        path: '^apps/server/src/modules/[^/]+/',
        pathNot: ['^apps/server/src/modules/$1/', '/public\\.ts$', '/testing(\\.ts$|/)'],
      },
    },
    {
      name: 'testing-is-for-tests',
      severity: 'error',
      from: {
        path: '^(apps|packages)/',
        pathNot: ['\\.test\\.tsx?$', '/(testing|races)(\\.ts$|/)', '^packages/test-kit/'],
      },
      to: { path: '/testing(\\.ts$|/)', pathNot: 'node_modules' },
    },
    {
      name: 'platform-knows-no-module',
      severity: 'error',
      from: { path: '^apps/server/src/platform/', pathNot: '\\.test\\.ts$' },
      to: { path: '^apps/server/src/', pathNot: '^apps/server/src/platform/' },
    },
    {
      name: 'modules-are-wired-from-outside',
      severity: 'error',
      from: { path: '^apps/server/src/modules/', pathNot: '\\.test\\.ts$' },
      to: { path: '^apps/server/src/(cli/|[^/]+\\.ts$)' },
    },
    {
      name: 'a-clinic-is-asked-by-the-port-alone',
      comment:
        'The steps of a booking know the connector, never what speaks to a clinic (docs/how-to/write-a-connector.md)',
      severity: 'error',
      from: { path: '^apps/server/src/modules/providers/', pathNot: [TESTS, '/connectors/'] },
      to: { path: '^apps/server/src/modules/providers/connectors/[^/]+/', pathNot: '/connectors/http/' },
    },
    {
      name: 'connectors-know-the-port-alone',
      severity: 'error',
      from: { path: '^apps/server/src/modules/providers/connectors/([^/]+)/', pathNot: TESTS },
      to: {
        path: '^apps/|(^|/)node_modules/(kysely|pg)/',
        pathNot: [
          '^apps/server/src/modules/providers/connectors/[^/]+\\.ts$',
          '^apps/server/src/modules/providers/connectors/($1|http)/',
          '^apps/server/src/platform/http-client/',
        ],
      },
    },
    {
      name: 'features-never-import-features',
      severity: 'error',
      from: { path: '^apps/web/src/features/([^/]+)/' },
      to: { path: '^apps/web/src/features/[^/]+/', pathNot: '^apps/web/src/features/$1/' },
    },
    {
      name: 'app-knows-no-screen',
      comment:
        'What features, layouts and routes share knows none of them; the router alone reads their tree',
      severity: 'error',
      from: { path: '^apps/web/src/app/', pathNot: TESTS },
      to: { path: '^apps/web/src/(features|layouts|routes)/' },
    },
    {
      name: 'features-are-composed-from-outside',
      comment: 'Routes and layouts compose features; a feature knows neither',
      severity: 'error',
      from: { path: '^apps/web/src/features/', pathNot: TESTS },
      to: { path: '^apps/web/src/(layouts/|routes/|main|route-tree)' },
    },
    {
      name: 'layouts-know-no-route',
      severity: 'error',
      from: { path: '^apps/web/src/layouts/', pathNot: TESTS },
      to: { path: '^apps/web/src/(routes/|main|route-tree)' },
    },
    {
      name: 'no-unresolved',
      severity: 'error',
      from: {},
      // A package of types alone has nothing that could be loaded.
      to: { couldNotResolve: true, pathNot: '^(virtual:|@medplum/fhirtypes$)' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    // swc's reader stops at the `await using` of these two programs, which nothing imports.
    exclude: { path: '(^|/)(dist|dist-server|node_modules)(/|$)|^bench/src/(run-ratios|web/run-web)\\.ts$' },
    // TypeScript 7 has no interface for tools yet; swc reads the same imports.
    parser: 'swc',
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'node', 'default'],
    },
  },
}
