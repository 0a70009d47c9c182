import page from './en.ftl';

const shared = import.meta.glob<string>(
  '../../../src/doublesix/text/catalogues/en/{common,games,options,actions,events,errors}.ftl',
  { eager: true, import: 'default' },
);

export default [...Object.values(shared), page];
