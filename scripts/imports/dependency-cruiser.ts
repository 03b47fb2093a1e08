import type { IConfiguration, IForbiddenRuleType } from 'dependency-cruiser';
import { ownPatternOf, patternOf } from './patterns.ts';
import { type ImportRule, importRules } from './rules.ts';

/** Folders that the rules cover; everything else is packages and Node's modules. */
const OWN_SOURCES =
  '^(?!.*node_modules/)((website|content-service|e2e|bench|operate|scripts|folding|post-rules)/|brand\\.json$)';
/** The table of languages, which tests of the content service compare with its mails. */
const LANGUAGES = '^website/app/languages\\.ts$';
const TESTS = '\\.(test|spec)\\.tsx?$';

const paths = importRules.map(({ path }) => path);

/** The pattern for an importable path; if it has its own rule, the pattern of that rule. */
const allowedPattern = (path: string) =>
  paths.includes(path) ? ownPatternOf(path, paths) : patternOf(path);

/** Converts a rule to dependency-cruiser's format. */
function forbiddenRulesOf({ path, mayImport, mayImportTypesOf, noPackages }: ImportRule) {
  const ownPattern = ownPatternOf(path, paths);
  const from = { path: ownPattern, pathNot: TESTS };
  const allowed = [ownPattern, ...mayImport.map(allowedPattern)];
  const types = (mayImportTypesOf ?? []).map(patternOf);
  const comment = `${path} may import ${mayImport.join(', ') || 'nothing'} of this repository: see scripts/imports/rules.ts`;
  const rules: IForbiddenRuleType[] = [
    {
      name: path,
      comment,
      severity: 'error',
      from,
      to: { path: OWN_SOURCES, pathNot: [...allowed, ...types] },
    },
  ];
  if (types.length > 0) {
    rules.push({
      name: `${path}, types only`,
      comment: `${path} may import types of ${mayImportTypesOf?.join(', ')}, and no values`,
      severity: 'error',
      from,
      to: { path: types, pathNot: allowed, dependencyTypesNot: ['type-only'] },
    });
  }
  if (noPackages) {
    rules.push({
      name: `${path}, packages`,
      comment: `${path} must not import such packages`,
      severity: 'error',
      from,
      to: {
        dependencyTypes: ['npm', 'npm-dev', 'npm-optional', 'npm-peer', 'npm-no-pkg'],
        path: `(^|node_modules/)${noPackages.replace(/^\^/, '')}`,
      },
    });
  }
  return rules;
}

export default {
  forbidden: [
    ...importRules.flatMap(forbiddenRulesOf),
    {
      name: 'no cycles',
      comment: 'no circular imports',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no imports of tests',
      comment: 'code shared by tests belongs in its own file',
      severity: 'error',
      from: {},
      to: { path: TESTS },
    },
    {
      name: 'two programs',
      comment: 'tests, too, use the other program through its REST contract only',
      severity: 'error',
      from: { path: '^(website|content-service)/' },
      to: {
        path: '^(website|content-service)/',
        pathNot: ['^$1/', '^content-service/contract/', LANGUAGES],
      },
    },
    {
      name: 'one rule for each file',
      comment: 'a new folder or file needs a rule in scripts/imports/rules.ts',
      severity: 'error',
      from: {
        path: OWN_SOURCES,
        pathNot: [...paths.map((path) => patternOf(path)), TESTS, '^[^/]+/[^/]+\\.config\\.ts$'],
      },
      to: {},
    },
  ],
  options: {
    // The default parser needs the TypeScript compiler API, which TypeScript 7 does not have yet.
    // swc also finds type imports, which count like any other import.
    parser: 'swc',
    doNotFollow: { path: 'node_modules' },
    exclude: {
      path: '^(website|content-service)/(build|dist|\\.react-router|\\.strapi)/|^bench/(peers|node_modules)/',
    },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'default'] },
  },
} satisfies IConfiguration;
