"""For tests: validates answers of the endpoint against the published schemas.

Usage: validate_answers.py FOLDER FILE...
FOLDER holds the schemas under the names they are published by.
Writes a line for each element that was validated and for each fault.
"""

import sys
from pathlib import Path
from typing import Any

from lxml import etree

SCHEMAS = {
    "http://docs.oasis-open.org/ns/search-ws/sruResponse": "sruResponse.xsd",
    "http://clarin.eu/fcs/endpoint-description": "Endpoint-Description.xsd",
    "http://clarin.eu/fcs/resource": "Resource.xsd",
    "http://clarin.eu/fcs/dataview/hits": "DataView-Hits.xsd",
    "http://clarin.eu/fcs/dataview/advanced": "DataView-Advanced.xsd",
}
IMPORT = '<xs:import namespace="{}" schemaLocation="{}"/>'
JOINED = '<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema">{}</xs:schema>'


class FolderResolver(etree.Resolver):
    """Finds what schemas import in the folder, by its file name: nothing is fetched."""

    def __init__(self, folder: Path) -> None:
        super().__init__()
        self.folder = folder

    def resolve(self, system_url: str, _public_id: str, context: Any) -> Any:
        path = self.folder / Path(system_url).name
        if not path.exists():
            raise FileNotFoundError(f"{path} is missing: schemas import it")
        return self.resolve_filename(str(path), context)


def load_schema(folder: Path) -> etree.XMLSchema:
    parser = etree.XMLParser(no_network=True)
    parser.resolvers.add(FolderResolver(folder))
    imports = "".join(
        IMPORT.format(namespace, name) for namespace, name in SCHEMAS.items() if (folder / name).exists()
    )
    return etree.XMLSchema(etree.fromstring(JOINED.format(imports), parser, base_url=f"{folder}/joined.xsd"))


def main(folder: Path, files: list[Path]) -> None:
    schema = load_schema(folder)
    known = {namespace for namespace, name in SCHEMAS.items() if (folder / name).exists()}
    for file in files:
        root = etree.parse(file).getroot()
        for element in root.iter("*"):
            parent = element.getparent()
            name = etree.QName(element)
            is_first = parent is None or etree.QName(parent).namespace != name.namespace
            if name.namespace not in known or not is_first:
                continue
            sys.stdout.write(f"validated {name.localname}\n")
            part = etree.ElementTree(etree.fromstring(etree.tostring(element, with_tail=False)))
            if not schema.validate(part):
                for fault in schema.error_log:
                    sys.stdout.write(f"fault {file.name}: {fault.message}\n")


if __name__ == "__main__":
    main(Path(sys.argv[1]), [Path(path) for path in sys.argv[2:]])
