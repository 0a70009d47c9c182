import page from './fa.ftl';

const shared = import.meta.glob<string>(
  '../../../src/doublesix/text/catalogues/fa/{common,games,options,actions,events,errors}.ftl',
  { eager: true, import: 'default' },
);

export default [...Object.values(shared), page];
