import page from './fa.ftl';

const shared = import.meta.glob<string>(
  ['../../../src/doublesix/text/catalogues/fa/*.ftl', '!**/cli.ftl', '!**/rules.ftl', '!**/terminal.ftl'],
  { eager: true, import: 'default' },
);

export default [...Object.values(shared), page];
