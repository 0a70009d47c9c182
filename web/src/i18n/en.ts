import page from './en.ftl';

const shared = import.meta.glob<string>(
  ['../../../src/doublesix/text/catalogues/en/*.ftl', '!**/cli.ftl', '!**/rules.ftl', '!**/terminal.ftl'],
  { eager: true, import: 'default' },
);

export default [...Object.values(shared), page];
