import page from './ar.ftl';

const shared = import.meta.glob<string>(
  ['../../../src/doublesix/text/catalogues/ar/*.ftl', '!**/cli.ftl', '!**/rules.ftl', '!**/terminal.ftl'],
  { eager: true, import: 'default' },
);

export default [...Object.values(shared), page];
